import { useEffect } from 'react'

/** Tells the dialog that something is on its way, which must not be lost to a stray Escape. */
export function useTellBusy(busy: boolean, onBusy: (busy: boolean) => void): void {
  useEffect(() => onBusy(busy), [busy, onBusy])
}
