// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { useFeatureHelp } from '../api/ai-help-query.ts'
import type { DraftPanelProps } from './draft-panel.tsx'

const DraftPanel = lazy(async () => ({ default: (await import('./draft-panel.tsx')).DraftPanel }))

/** The button that drafts the text of a field, for members who may use it. Forms load it after themselves. */
export function DraftHelp(props: Omit<DraftPanelProps, 'help'>) {
  const help = useFeatureHelp(props.feature)
  return (
    help && (
      <Suspense>
        <DraftPanel {...props} help={help} />
      </Suspense>
    )
  )
}
