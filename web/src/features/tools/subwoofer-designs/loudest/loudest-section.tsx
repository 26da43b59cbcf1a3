// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { ProNote } from '#web/features/tools/tool-projects/components/pro-note.tsx'
import { Button } from '#web/ui/button.tsx'

const LoudestPanel = lazy(async () => ({ default: (await import('./loudest-panel.tsx')).LoudestPanel }))

export type LoudestSectionProps = {
  /** Undefined until that is known. */
  isPro: boolean | undefined
}

/** The search of the loudest box, for those whose membership has it. */
export function LoudestSection({ isPro }: LoudestSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <p className="text-sm font-semibold">Loudest at a note within a volume</p>
      {isPro === false ? (
        <ProNote what="Search by note and volume" />
      ) : (
        <Button
          size="sm"
          className="justify-self-start"
          disabled={!isPro}
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? 'Close the search' : 'Find the loudest box'}
        </Button>
      )}
      {isPro && isOpen && (
        <Suspense fallback={<div className="skeleton h-80" />}>
          <LoudestPanel />
        </Suspense>
      )}
    </div>
  )
}
