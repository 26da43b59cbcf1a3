import { useQuery } from '@tanstack/react-query'
import { mostEvents, type OrganizationAudience } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import {
  countSentence,
  figure,
} from '#web/features/newsletter/newsletter-campaigns/components/campaign-words.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { newsAudienceQuery, newsCountQuery } from '../api/news-api.ts'

const settleMs = 500

type AudiencePanelProps = {
  organizationId: OrganizationId
  audience: OrganizationAudience
  problem: string | undefined
  onChange: (audience: OrganizationAudience) => void
}

/** Whom news is for: those who follow the organization, and those who entered its events. */
export function AudiencePanel({ organizationId, audience, problem, onChange }: AudiencePanelProps) {
  const read = useQuery(newsAudienceQuery(organizationId))
  const { followers, eventIds } = audience
  const isFull = eventIds.length >= mostEvents
  return (
    <Panel title="Audience">
      <div className="grid gap-5">
        <AudienceCount organizationId={organizationId} audience={audience} />
        {!read.data && read.isError && (
          <QueryFailure
            title="Your audience did not load"
            error={read.error}
            retrying={read.isFetching}
            onRetry={() => void read.refetch()}
          />
        )}
        {!read.data && read.isPending && <Skeleton lines={2} className="h-11" />}
        {read.data && (
          <>
            <Checkbox
              label="Followers"
              hint={read.data.followers === 1 ? '1 member' : `${figure(read.data.followers)} members`}
              checked={followers}
              onChange={({ target }) => onChange({ ...audience, followers: target.checked })}
            />
            {read.data.events.length > 0 && (
              <fieldset className="grid gap-3">
                <legend className="mb-2 text-sm font-semibold">People who entered</legend>
                {read.data.events.map(({ id, title, startsAt, entrants }) => {
                  const isChosen = eventIds.some((chosen) => chosen === id)
                  return (
                    <Checkbox
                      key={id}
                      label={title}
                      hint={`${localTime(startsAt)} · ${entrants === 1 ? '1 entry' : `${figure(entrants)} entries`}`}
                      checked={isChosen}
                      disabled={isFull && !isChosen}
                      onChange={({ target }) =>
                        onChange({
                          ...audience,
                          eventIds: target.checked
                            ? [...eventIds, id as (typeof eventIds)[number]]
                            : eventIds.filter((chosen) => chosen !== id),
                        })
                      }
                    />
                  )
                })}
              </fieldset>
            )}
          </>
        )}
        {problem && <FieldError>{problem}</FieldError>}
        <p className="text-sm text-dim">
          Members who turned news off do not get it. Guests at the gate have no account to write to.
        </p>
      </div>
    </Panel>
  )
}

type AudienceCountProps = Pick<AudiencePanelProps, 'organizationId' | 'audience'>

/** How many people it is for, a moment after each change. */
function AudienceCount({ organizationId, audience }: AudienceCountProps) {
  const settled = useDebounced(JSON.stringify(audience), settleMs)
  const { data, error, isFetching } = useQuery(newsCountQuery(organizationId, JSON.parse(settled)))
  return (
    <p role="status" aria-busy={isFetching} className="font-semibold">
      {data && countSentence(data)}
      {!data && (error ? describeFailure(error).sentence : 'Counting...')}
    </p>
  )
}
