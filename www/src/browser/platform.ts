/** Small things that only a browser has: sharing a link, the prompt to install, how much is stored. */

/** Hands a link on by the system's sheet, or copies it; true when it was copied. */
export async function shareAddress(address: string): Promise<boolean> {
  const url = new URL(address, location.href).href;
  try {
    // Desks have the sheet too, but there a copied link is what one wants.
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** The event with which a browser offers to install the page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export function installPrompt(onChange: (installable: boolean) => void): { show(): Promise<void> } {
  let offered: InstallEvent | null = null;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    onChange(true);
  });
  addEventListener('appinstalled', () => onChange(false));
  return {
    async show() {
      const event = offered;
      offered = null;
      onChange(false);
      await event?.prompt();
    },
  };
}

/** Absent where the connection is not a secure one. */
function storage(): StorageManager | undefined {
  return 'storage' in navigator ? navigator.storage : undefined;
}

/** Asks the browser not to clear what is stored; true when it agrees. */
export async function keepStorage(): Promise<boolean> {
  return (await storage()?.persist()) ?? false;
}

export async function storageState(): Promise<{ persisted: boolean; stored: number | null }> {
  const [persisted, estimate] = await Promise.all([storage()?.persisted(), storage()?.estimate()]);
  return { persisted: persisted ?? false, stored: estimate?.usage ?? null };
}

/** The number on the icon of an installed page, where there is one. */
export function showBadge(n: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Systems may refuse; the number is in the navigation, too.
  (n === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(n)).catch(() => undefined);
}
