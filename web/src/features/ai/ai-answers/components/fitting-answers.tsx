// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { useFeatureHelp } from '#web/features/ai/ai-drafts/api/ai-help-query.ts'
import type { AnswersPanelProps } from './answers-panel.tsx'

const AnswersPanel = lazy(async () => ({ default: (await import('./answers-panel.tsx')).AnswersPanel }))

/** The button that finds what fits a support request, for agents who may use it. */
export function FittingAnswers(props: Omit<AnswersPanelProps, 'help'>) {
  const help = useFeatureHelp('answer_search')
  return (
    help && (
      <Suspense>
        <AnswersPanel {...props} help={help} />
      </Suspense>
    )
  )
}
