/** Would the browser stay in this window and on this site if that link were followed? */
export function staysHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const path = link.getAttribute('href') ?? ''
  return plain && path.startsWith('/') && !link.hasAttribute('download')
}
