import type { PublicEvent } from '#shared/events/events/contract.ts'
import { pinPath } from '#shared/rules/rulebooks/rulebook-path.ts'
import { seasonPath } from '#shared/rules/seasons/season-path.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { StackedFacts } from './stacked-facts.tsx'

const times: Record<number, string> = { 2: 'twice', 3: '3 times', 4: '4 times' }

/** The rules an event is judged by, and the seasons in which it counts. */
export function EventRules({
  event: { rulebook, seasons, seasonNames },
}: {
  event: Pick<PublicEvent, 'rulebook' | 'seasons' | 'seasonNames'>
}) {
  if (!rulebook) return null
  return (
    <StackedFacts
      title="Rules and seasons"
      facts={[
        [
          'Judged by',
          <TextLink key="rulebook" to={pinPath(rulebook)}>
            Version {rulebook.versionNo} of the rulebook
          </TextLink>,
        ],
        seasons.length > 0 && [
          'Counts in',
          seasons.map(({ seasonId, multiplier }) => (
            <span key={seasonId} className="block">
              <TextLink to={seasonPath(seasonId)}>{seasonNames[seasonId] ?? 'Season'}</TextLink>
              {times[multiplier] && `, ${times[multiplier]}`}
            </span>
          )),
        ],
      ]}
    />
  )
}
