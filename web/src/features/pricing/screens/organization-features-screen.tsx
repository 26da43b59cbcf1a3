import { ScoreSheetIcon } from '#web/ui/icons/score-sheet-icon.tsx'
import { LaneBoard } from '../components/lane-board.tsx'
import { OffersFrame } from '../components/offers-frame.tsx'
import { OtherDoors } from '../components/other-doors.tsx'
import { Rack } from '../components/rack.tsx'
import { RunSheet } from '../components/run-sheet.tsx'
import { SalesLead } from '../components/sales-lead.tsx'
import { useOffers } from '../components/use-offers.ts'
import { VerificationPath } from '../components/verification-path.tsx'

const types = ['organization'] as const

export function Screen() {
  const offers = useOffers(types)
  return (
    <>
      <section className="shell grid items-center gap-x-14 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <SalesLead
          className="lg:order-last"
          label="For clubs, leagues and promoters"
          title="You run the show. The score keeps itself."
          text="Entries, lanes, judges, results and the season’s points in one place, so that on the day you can be where you are needed: outside."
        />
        <LaneBoard />
      </section>
      <RunSheet />
      <OffersFrame
        title="One membership for the whole crew"
        lead="It belongs to the organization; your officials work in it with roles of their own."
        offers={offers}
      >
        <Rack
          offers={offers}
          icon={() => <ScoreSheetIcon className="size-6" />}
          registerLabel={() => 'Register your organization'}
        />
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
    </>
  )
}
