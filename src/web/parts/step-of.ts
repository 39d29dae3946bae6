/** Degrees of bearing and points of strength that a key moves by: 1, with Shift 0.1, with Ctrl 10. */
export function stepOf({ shiftKey, ctrlKey }: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey'>): number {
  if (ctrlKey) return 10
  return shiftKey ? 0.1 : 1
}
