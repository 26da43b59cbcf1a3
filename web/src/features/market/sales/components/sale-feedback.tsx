// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { OwnSale } from '#shared/market/sales/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { RatingStars } from '#web/features/directory/listing-reviews/components/rating-stars.tsx'
import { Button } from '#web/ui/button.tsx'
import { FeedbackReply } from './feedback-reply.tsx'

const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }))
const FeedbackReplyDialog = lazy(async () => ({
  default: (await import('./feedback-reply-dialog.tsx')).FeedbackReplyDialog,
}))

/** What both sides of a sale said about each other, as far as the reader may know it. */
export function SaleFeedback({ own }: { own: OwnSale }) {
  const { sale, other, given, received, canGiveFeedback, openUntil } = own
  const [doing, setDoing] = useState<'give' | 'reply'>()
  const stop = () => setDoing(undefined)
  if (sale.status !== 'confirmed') return null
  return (
    <>
      {canGiveFeedback && (
        <div className="grid gap-3">
          <Button data-own size="sm" className="justify-self-start" onClick={() => setDoing('give')}>
            Give feedback<span className="sr-only"> about {other.name}</span>
          </Button>
          {openUntil && (
            <p className="text-sm text-dim">You can give feedback until {localTime(openUntil)}.</p>
          )}
        </div>
      )}
      {given && <Said title="Your feedback" feedback={given} note={noteOf(given.status, openUntil)} />}
      {received && (
        <Said title={`Feedback from ${other.name}`} feedback={received}>
          {received.reply ? (
            <FeedbackReply reply={received.reply} />
          ) : (
            <p className="-ml-2">
              <Button data-own size="sm" variant="ghost" onClick={() => setDoing('reply')}>
                Reply<span className="sr-only"> to the feedback from {other.name}</span>
              </Button>
            </p>
          )}
        </Said>
      )}
      <Suspense>
        {doing === 'give' && <FeedbackDialog own={own} onClose={stop} />}
        {doing === 'reply' && received && (
          <FeedbackReplyDialog feedbackId={received.id} name={other.name} onClose={stop} />
        )}
      </Suspense>
    </>
  )
}

function noteOf(status: NonNullable<OwnSale['given']>['status'], openUntil: string | undefined) {
  if (status === 'sealed')
    return `Sealed until both of you have written${openUntil ? `, or until ${localTime(openUntil)}` : ''}.`
  if (status === 'hidden') return 'Hidden after reports, until an administrator decides.'
  return status === 'removed' ? 'Removed by an administrator.' : undefined
}

type SaidProps = {
  title: string
  feedback: { stars: number; text: string }
  note?: string | undefined
  children?: ReactNode
}

const Said = ({ title, feedback: { stars, text }, note, children }: SaidProps) => (
  <div className="grid gap-1 border-l border-edge pl-4">
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="font-semibold">{title}</span>
      <RatingStars tenths={stars * 10} />
    </p>
    {text && <p className="max-w-prose whitespace-pre-line">{text}</p>}
    {note && <p className="text-sm text-dim">{note}</p>}
    {children}
  </div>
)
