import { useEffect } from 'react'

/** Keeps the screen awake for as long as it is shown, if the device allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = () =>
      void navigator.wakeLock?.request('screen').then(
        (given) => {
          lock = given
          if (isOver) void given.release()
        },
        () => undefined,
      )
    // A page out of sight loses it, and asks again when it is back.
    const seen = () => !document.hidden && ask()
    ask()
    document.addEventListener('visibilitychange', seen)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [])
}
