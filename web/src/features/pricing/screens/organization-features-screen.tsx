import { ScoreSheetIcon } from '#web/ui/icons/score-sheet-icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Faceplate } from '../components/faceplate.tsx'
import { LaneBoard } from '../components/lane-board.tsx'
import { OfferAction } from '../components/offer-action.tsx'
import { OffersFrame } from '../components/offers-frame.tsx'
import { OtherDoors } from '../components/other-doors.tsx'
import { RunSheet } from '../components/run-sheet.tsx'
import { useOffers } from '../components/use-offers.ts'
import { VerificationPath } from '../components/verification-path.tsx'

const types = ['organization'] as const

export function Screen() {
  const offers = useOffers(types)
  const { all, shown, period, chooser } = offers
  return (
    <>
      <section className="shell grid items-center gap-x-14 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="lg:order-last">
          <p className="label text-signal-ink">For clubs, leagues and promoters</p>
          <h1 className="wide mt-4 text-4xl text-balance">You run the show. The score keeps itself.</h1>
          <p className="mt-6 max-w-xl text-lg text-dim">
            Entries, lanes, judges, results and the season’s points in one place, so that on the day you can
            be where you are needed: outside.
          </p>
          <p className="mt-6">
            <a href="#prices" className="link">
              See what it costs
            </a>
          </p>
        </div>
        <LaneBoard />
      </section>
      <RunSheet />
      <OffersFrame
        title="One membership for the whole crew"
        lead="It belongs to the organization; your officials work in it with roles of their own."
        offers={offers}
      >
        <div className="grid gap-6">
          {shown.map((offer) => (
            <Faceplate
              key={offer.type}
              offer={offer}
              period={period}
              icon={<ScoreSheetIcon className="size-6" />}
              action={
                <OfferAction
                  offer={offer}
                  offers={all}
                  period={period}
                  chooser={chooser}
                  registerLabel="Register your organization"
                  prominent
                />
              }
            />
          ))}
        </div>
      </OffersFrame>
      <VerificationPath
        who="organization"
        proof="A club registration, a charter or the insurance of your last event"
      />
      <OtherDoors
        title="You sell or build gear?"
        text="Retailers and manufacturers have memberships of their own."
        to="/business-features"
        label="For shops and brands"
      />
      <p className="shell pt-6 text-sm text-dim">
        Something is not clear yet? <TextLink to="/faq">Read the FAQ</TextLink>
      </p>
    </>
  )
}
