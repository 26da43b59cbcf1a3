import { daysToGoBack, knownQuestions } from '#shared/ai/ai-migrations/ai-migration.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** How a move goes, before there is one. */
export const NoMovePanel = () => (
  <Panel title="How a move goes">
    <Facts
      facts={[
        [
          '1. Plan',
          'The new service writes samples from invented data. You compare them with what the service in use writes.',
        ],
        ['2. Fill', 'It reads every answer that searches can find. The service in use keeps working.'],
        [
          '3. Verify',
          `It is asked ${knownQuestions} questions with known answers, and must find most of them.`,
        ],
        ['4. Switch', `Drafts and searches ask the new service. You can go back for ${daysToGoBack} days.`],
      ]}
    />
  </Panel>
)
