import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type ShownDraftProps = {
  text: string
  /** Something stands in the field already. */
  replaces: boolean
  onUse: () => void
  onDiscard: () => void
}

/** A draft before anyone has decided about it. */
export function ShownDraft({ text, replaces, onUse, onDiscard }: ShownDraftProps) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft comes into sight, too
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <section ref={box} aria-label="Draft" className="grid gap-3">
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-md border border-line p-4 text-sm whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={onUse}>
          Use it
        </Button>
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        {replaces && <p className="text-sm text-dim">It replaces the text in the field. You can undo it.</p>}
      </div>
    </section>
  )
}
