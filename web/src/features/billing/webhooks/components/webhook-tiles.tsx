import type { getWebhookStats } from '#shared/billing/webhooks/admin-contract.ts'
import { WebhookProvider, WebhookStatus } from '#shared/billing/webhooks/webhook-log.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { cx } from '#web/ui/cx.ts'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { providerWords, statusWords } from './webhook-words.ts'

type Status = (typeof WebhookStatus.options)[number]
type Counts = ResponseOf<typeof getWebhookStats>['counts']

type WebhookTilesProps = {
  counts: Counts | undefined
  failed: boolean
  chosen: Status | undefined
  onChoose: (status: Status | undefined) => void
}

/** The webhooks of 24 hours by state, each with the share of each provider; a press narrows the list to it. */
export function WebhookTiles({ counts, failed, chosen, onChoose }: WebhookTilesProps) {
  const figure = (status: Status, provider?: WebhookProvider) =>
    counts
      ?.filter((one) => one.status === status && (!provider || one.provider === provider))
      .reduce((total, { count }) => total + count, 0)
      .toLocaleString('en-US') ?? (failed ? '–' : '…')
  return (
    <fieldset className="mb-5">
      <legend className="label mb-2 text-dim">Last 24 hours</legend>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {WebhookStatus.options.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={chosen === status}
            className={cx(
              'rounded-md text-left',
              chosen === status && 'outline-2 outline-offset-2 outline-signal',
            )}
            onClick={() => onChoose(chosen === status ? undefined : status)}
          >
            <StatTile
              quiet
              label={statusWords[status]}
              value={figure(status)}
              note={WebhookProvider.options
                .map((provider) => `${providerWords[provider]} ${figure(status, provider)}`)
                .join(', ')}
            />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
