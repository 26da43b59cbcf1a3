import { type ReactNode, useState } from 'react'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { mayStep } from '#shared/directory/listings/stepped-listing.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeleteDraft } from '../api/delete-listing-draft.ts'
import {
  useCloseListing,
  usePauseListing,
  useReopenListing,
  useResumeListing,
  useWithdrawListing,
} from '../api/own-listing-commands.ts'

type Way = 'withdraw' | 'pause' | 'resume' | 'close' | 'reopen' | 'delete'

type WayWords = { button: string; title: string; says: string; done: string; danger?: true }

const ways: Record<Way, WayWords> = {
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw it from review?',
    says: 'It is a draft again. You can edit it and submit it again.',
    done: 'It is a draft again',
  },
  pause: {
    button: 'Pause',
    title: 'Pause this listing?',
    says: 'Its page is hidden and it leaves the directory until you show it again. Reviews and pictures stay.',
    done: 'The listing is paused',
  },
  resume: {
    button: 'Show again',
    title: 'Show this listing again?',
    says: 'It is back in the directory right away.',
    done: 'The listing is live again',
  },
  close: {
    button: 'Close',
    title: 'Is this business closed for good?',
    says: 'For a year, its page says that it is permanently closed and shows no contact details. You can reopen it within 90 days; later it goes through review again.',
    done: 'The business is marked as closed',
    danger: true,
  },
  reopen: {
    button: 'Reopen',
    title: 'Reopen this business?',
    says: 'Within 90 days it is live right away. After that, we review it first.',
    done: 'The business is open again',
  },
  delete: {
    button: 'Delete draft',
    title: 'Delete this draft?',
    says: 'Its text and pictures are deleted. You can’t undo this.',
    done: 'Draft deleted',
    danger: true,
  },
}

const order: readonly Exclude<Way, 'delete'>[] = ['withdraw', 'resume', 'reopen', 'pause', 'close']

/** What its owner can do with a listing as it stands, each after a question that says what happens. */
export function ListingActions({ listing, children }: { listing: Listing; children?: ReactNode }) {
  const [asked, setAsked] = useState<Way>()
  const open: Way[] = listing.duplicateOf ? [] : order.filter((way) => mayStep(way, listing.status))
  if (listing.status === 'draft') open.push('delete')
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {children}
      {open.map((way) => (
        <Button
          key={way}
          data-own
          variant={ways[way].danger ? 'ghost' : 'secondary'}
          onClick={() => setAsked(way)}
        >
          {ways[way].button}
        </Button>
      ))}
      {asked && <Question way={asked} listing={listing} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type QuestionProps = { way: Way; listing: Listing; onClose: () => void }

function Question({ way, listing: { id: listingId, version }, onClose }: QuestionProps) {
  const steps = {
    withdraw: useWithdrawListing(),
    pause: usePauseListing(),
    resume: useResumeListing(),
    close: useCloseListing(),
    reopen: useReopenListing(),
  }
  const remove = useDeleteDraft()
  const { button, title, says, done, danger = false } = ways[way]
  const dialog = { title, description: says, confirmLabel: button, done, danger, onClose }
  const params = { listingId }
  return way === 'delete' ? (
    <ConfirmCommand {...dialog} command={remove} input={{ params }} />
  ) : (
    <ConfirmCommand {...dialog} command={steps[way]} input={{ params, body: { version } }} />
  )
}
