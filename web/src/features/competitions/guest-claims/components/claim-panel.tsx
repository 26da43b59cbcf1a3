import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type GuestClaim, lookUpGuestClaim } from '#shared/competitions/guest-claims/contract.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { query } from '#web/lib/query.ts'
import { completeProfilePath, loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useClaim } from '../api/guest-commands.ts'

type ClaimPanelProps = { handle: string; onForget: () => void }

/** Shows the result that a link is about, and the way to claim it. */
export function ClaimPanel({ handle, onForget }: ClaimPanelProps) {
  // The link’s secret is in no address.
  const found = useQuery(
    query('guest-claims', lookUpGuestClaim, { body: { handle } }, { staleTime: 5000, retry: false }),
  )
  const claim = useClaim()
  const isUnknown = found.error instanceof ApiError && found.error.status === 404
  const isOver = claim.isSuccess || isUnknown
  useEffect(() => {
    if (isOver) onForget()
  }, [isOver, onForget])
  if (claim.data) return <Claimed count={claim.data.claimed} />
  if (isUnknown)
    return (
      <Panel>
        <p>{found.error?.message}</p>
        <ButtonLink to="/events?when=past" className="mt-5">
          Past events
        </ButtonLink>
      </Panel>
    )
  if (!found.data && found.error)
    return (
      <QueryFailure
        title="Your results did not load"
        error={found.error}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  if (!found.data)
    return (
      <Panel aria-busy="true">
        <Skeleton lines={3} className="h-10" />
      </Panel>
    )
  return (
    <Panel title={found.data.eventName}>
      <div className="grid gap-5">
        <Reached claim={found.data} />
        <FormFailure
          title="We couldn’t add these results"
          failure={claim.error}
          attempts={claim.failureCount}
        />
        {found.data.isClaimed ? (
          <p>These results already belong to a member. If that is not you, contact support.</p>
        ) : (
          <Way busy={claim.isPending} onClaim={() => claim.mutate({ body: { handle } })} />
        )}
      </div>
    </Panel>
  )
}

const Claimed = ({ count }: { count: number }) => (
  <Panel>
    <div className="grid justify-items-start gap-4">
      <p role="status" className="text-lg font-semibold">
        {count === 1 ? 'Your result is in your account.' : `Your ${count} results are in your account.`}
      </p>
      <p className="text-dim">Points follow in a moment, if the season’s rules allow it.</p>
      <ButtonLink to="/my-results" variant="primary">
        See your results
      </ButtonLink>
    </div>
  </Panel>
)

function Reached({ claim: { guestName, results } }: { claim: GuestClaim }) {
  if (results.length === 0) return <p>{guestName} has no official result at this event right now.</p>
  return (
    <div className="grid gap-2">
      <p className="text-dim">{guestName} competed as a guest and achieved:</p>
      <ul className="divide-y divide-line">
        {results.map(({ className, score, place, status }) => (
          <li key={className} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <span className="wrap-anywhere">
              <span className="font-semibold">{className}</span>
              {place !== undefined && <span className="text-dim">, place {place}</span>}
              {status === 'pending' && <span className="text-dim">, not official yet</span>}
            </span>
            <span className="readout">{showScore(score)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const path = '/claim-result'

/** Members claim directly; others log in first and come back. */
function Way({ busy, onClaim }: { busy: boolean; onClaim: () => void }) {
  const session = useSession()
  if (session.status === 'loading') return <Skeleton lines={1} className="h-11 max-w-60" />
  if (session.status === 'signed-in' && session.me.registrationCompleted)
    return (
      <div>
        <Button data-own variant="primary" size="lg" busy={busy} busyText="Adding..." onClick={onClaim}>
          Add to my account
        </Button>
      </div>
    )
  const isIn = session.status === 'signed-in'
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonLink variant="primary" size="lg" to={isIn ? completeProfilePath(path) : loginPath(path)}>
        {isIn ? 'Complete your profile first' : 'Log in to add them'}
      </ButtonLink>
      {!isIn && (
        <p className="text-sm text-dim">
          No account yet? Sign up first, then open the link in the email again.
        </p>
      )}
    </div>
  )
}
