import { useState } from 'react'
import type * as z from 'zod/mini'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { listMySuggestedListings } from '#shared/directory/listings/own-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useWithdrawMySuggestion } from '../api/own-listing-commands.ts'
import { suggestionWords } from './suggestion-words.ts'

type OwnSuggestion = z.infer<(typeof listMySuggestedListings)['response']>['items'][number]

/** A business that a member suggested, as they follow it. */
export function OwnSuggestionRow({ suggestion }: { suggestion: OwnSuggestion }) {
  const { id, businessName, place, status, reason, createdAt } = suggestion
  const { words, tone, next } = suggestionWords[status]
  const [asks, setAsks] = useState(false)
  const withdraw = useWithdrawMySuggestion()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 wrap-anywhere">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {status === 'published' ? (
            <TextLink to={listingPath(id)}>{businessName}</TextLink>
          ) : (
            <span className="font-semibold">{businessName}</span>
          )}
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="text-sm text-dim">
          {[place.city, place.state].filter(Boolean).join(', ')} · Suggested <TimeAgo at={createdAt} />
        </p>
        <p className="mt-1 text-sm">{reason ?? next}</p>
      </div>
      {status === 'pending' && (
        <Button data-own size="sm" onClick={() => setAsks(true)}>
          Withdraw<span className="sr-only"> {businessName}</span>
        </Button>
      )}
      {asks && (
        <ConfirmCommand
          command={withdraw}
          input={{ params: { listingId: id } }}
          title="Withdraw this suggestion?"
          description={`We stop reviewing ${businessName} and delete what you sent. You can suggest it later.`}
          confirmLabel="Withdraw"
          done="Suggestion withdrawn"
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  )
}
