import { daysToGoBack, knownQuestions } from '#shared/ai/ai-migrations/ai-migration.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** How a move works, before there is one. */
export const NoMovePanel = () => (
  <Panel title="How a move works">
    <Facts
      facts={[
        [
          '1. Plan',
          'The new service writes samples from test data. You compare them with those of the current service.',
        ],
        ['2. Fill', 'It reads every answer that searches can find. The current service keeps working.'],
        ['3. Verify', `It gets ${knownQuestions} questions and must find most of the known answers.`],
        ['4. Switch', `Drafts and searches use the new service. You can go back for ${daysToGoBack} days.`],
      ]}
    />
  </Panel>
)
