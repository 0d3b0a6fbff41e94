/** Keys that are for the page: what the board, a field or a sheet has taken is left alone. */

/**
 * Listens to keys until the function that it gives is called. `act` says whether it has taken the key; `held` is whether a button or
 * link has the focus, to which Enter and Space belong.
 */
export function listenForKeys(act: (event: KeyboardEvent, held: boolean) => boolean): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
    if (event.target.closest('input, select, textarea, dialog') !== null) return;
    if (act(event, event.target.closest('button, a') !== null)) event.preventDefault();
  };
  addEventListener('keydown', down);
  return () => removeEventListener('keydown', down);
}
