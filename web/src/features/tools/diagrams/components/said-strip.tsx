import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useEditor, useView } from '../state/use-editor.ts'

/** The time for which a refusal is shown. */
const seenMs = 6000

/**
 * Says what was done, or why it was not. It is read out each time, and visible while a cable waits for its
 * end or was refused.
 */
export function SaidStrip() {
  const editor = useEditor()
  const { text, isRefusal, number } = useView((view) => view.said)
  const isPending = useView((view) => view.pending !== undefined)
  const [gone, setGone] = useState(0)
  useEffect(() => {
    if (!isRefusal) return
    const timer = setTimeout(() => setGone(number), seenMs)
    return () => clearTimeout(timer)
  }, [isRefusal, number])
  // A cable can also be started in the list, where the canvas receives no keys.
  useEffect(() => {
    if (!isPending) return
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { target } = event
      // There, Escape closes the open part.
      if (target instanceof Element && target.closest('dialog, [role="dialog"], [role="menu"]')) return
      editor.cancel()
    }
    addEventListener('keydown', letGo)
    return () => removeEventListener('keydown', letGo)
  }, [editor, isPending])
  const isRefused = isRefusal && gone !== number
  return (
    <>
      <p aria-live="polite" className="sr-only">
        <span key={number}>{text}</span>
      </p>
      {(isRefused || isPending) && (
        <div className="pointer-events-none absolute inset-x-3 bottom-18 z-10 flex justify-center lg:bottom-4">
          <div
            className={cx(
              'pointer-events-auto flex max-w-md items-center gap-3 rounded-md border px-3 py-2 text-sm text-ink shadow-lift',
              isRefused ? 'border-clip bg-clip-soft' : 'border-edge bg-raised',
            )}
          >
            <span aria-hidden="true">{isRefused ? text : 'Choose the other end of the cable.'}</span>
            {isPending && (
              <Button size="sm" variant="ghost" onClick={() => editor.cancel()}>
                Cancel
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}
