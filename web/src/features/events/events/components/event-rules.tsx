import type { PublicEvent } from '#shared/events/events/contract.ts'
import { pinPath } from '#shared/rules/rulebooks/rulebook-path.ts'
import { seasonPath } from '#shared/rules/seasons/season-path.ts'
import type { Fact } from '#web/ui/facts.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const times: Record<number, string> = { 2: 'twice', 3: '3 times', 4: '4 times' }

/** The rules an event is judged by, and the seasons in which it counts. */
export const ruleFacts = ({
  rulebook,
  seasons,
  seasonNames,
}: Pick<PublicEvent, 'rulebook' | 'seasons' | 'seasonNames'>): Fact[] =>
  rulebook
    ? [
        [
          'Rulebook',
          <TextLink key="rulebook" to={pinPath(rulebook)}>
            Version {rulebook.versionNo}
          </TextLink>,
        ],
        seasons.length > 0 && [
          'Season',
          seasons.map(({ seasonId, multiplier }) => (
            <span key={seasonId} className="block">
              <TextLink to={seasonPath(seasonId)}>{seasonNames[seasonId] ?? 'Season'}</TextLink>
              {times[multiplier] && `, counts ${times[multiplier]}`}
            </span>
          )),
        ],
      ]
    : []
