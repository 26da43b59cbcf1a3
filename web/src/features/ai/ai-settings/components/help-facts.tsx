import { daysDraftKept } from '#shared/ai/ai-drafts/draft.ts'
import { featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import type { getAiStatus } from '#shared/ai/ai-settings/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { siteName } from '#shared/site-name.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { featureWords, whoWords } from './feature-words.ts'

export type AiStatus = ResponseOf<typeof getAiStatus>
type ShownFeature = AiStatus['features'][number]

const columns: Column<ShownFeature>[] = [
  {
    id: 'feature',
    header: 'Feature',
    narrow: 'main',
    cell: ({ feature }) => (
      <>
        <span className="block font-semibold">{featureNames[feature]}</span>
        <span className="block text-sm text-dim">{featureWords[feature].does}</span>
      </>
    ),
  },
  {
    id: 'who',
    header: 'For',
    narrow: 'foot',
    cell: ({ feature, who }) => <span className="text-sm">{whoWords(feature, who)}</span>,
  },
]

/** What AI helps with, and what becomes of the texts that it needs. */
export function HelpFacts({ status: { features, host } }: { status: AiStatus }) {
  const shown = features.filter(({ on }) => on)
  const searches = shown.some(({ feature }) => feature === 'answer_search')
  return (
    <>
      <Panel flush title="What is on">
        <Table caption="What is on" columns={columns} rows={shown} rowKey={({ feature }) => feature} />
      </Panel>
      <Panel title="What leaves the platform">
        <Facts
          facts={[
            ...shown.map(({ feature }) => [featureNames[feature], featureWords[feature].sends] as const),
            [
              'Masked first',
              'Email addresses, phone numbers, street addresses, and long numbers such as card numbers.',
            ],
            host && [
              'Where it goes',
              <span key="host" className="wrap-anywhere">
                {host}
              </span>,
            ],
            [
              'How long it is kept',
              `${siteName} keeps neither what was sent nor what came back. It counts calls and their length, and records for ${daysDraftKept} days that a draft was made.${
                searches ? ' For questions, pages, and prepared replies, it keeps numbers to compare.' : ''
              } The AI service’s own terms say what it keeps.`,
            ],
          ]}
        />
      </Panel>
    </>
  )
}
