import type { Attachment } from 'svelte/attachments'

const TYPED_IN = 'input:not([type=radio], [type=range], [type=checkbox]), select, textarea'

/**
 * What was pressed in here with a mouse or a finger does not keep the keys: they are the aim's, as the button
 * says. Who comes by keyboard or is read to stays where they are: their clicks have no detail.
 */
export const keysBack: Attachment<HTMLElement> = (element) => {
  // A label clicks its field too, with the same detail, once that has the focus.
  function clicked({ detail }: MouseEvent): void {
    const { activeElement: at } = document
    if (detail && at instanceof HTMLElement && element.contains(at) && !at.matches(TYPED_IN)) at.blur()
  }

  element.addEventListener('click', clicked)
  return () => element.removeEventListener('click', clicked)
}
