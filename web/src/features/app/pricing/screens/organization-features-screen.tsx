import { works } from '#shared/platform/capabilities/capabilities.ts'
import { ScoreSheetIcon } from '#web/ui/icons/score-sheet-icon.tsx'
import { ClaimDoor } from '../components/claim-door.tsx'
import { CrewRoles } from '../components/crew-roles.tsx'
import { LaneBoard } from '../components/lane-board.tsx'
import { ListingExample } from '../components/listing-example.tsx'
import { OffersFrame } from '../components/offers-frame.tsx'
import { OtherDoors } from '../components/other-doors.tsx'
import { Rack } from '../components/rack.tsx'
import { RunSheet } from '../components/run-sheet.tsx'
import { SalesLead } from '../components/sales-lead.tsx'
import { useOffers } from '../components/use-offers.ts'
import { VerificationPath } from '../components/verification-path.tsx'

const types = ['organization'] as const

const found = [
  { name: 'River City Sound-Off', membership: 'Organization', place: 'Louisville, KY' },
  { name: 'Prairie SPL Circuit', membership: 'Organization', place: 'Des Moines, IA' },
  { name: 'Lone Star Lane Series', membership: 'Organization', place: 'Dallas, TX' },
]

export const title = 'For organizations'

export function Screen() {
  const offers = useOffers(types)
  return (
    <>
      <section className="shell grid items-center gap-x-14 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <SalesLead
          className="lg:order-last"
          label="For clubs, leagues, and promoters"
          title="Your club, under its own name."
          text="A page under your club’s own name, reviewed by a person, shows your crew, your shows, and where to find you."
        />
        {works('events') ? <LaneBoard /> : <ListingExample search="Organizations" listings={found} />}
      </section>
      <RunSheet />
      <CrewRoles />
      <OffersFrame
        title="One membership for the whole crew"
        lead="It carries the name of your club, league, or company. Pay monthly or yearly."
        offers={offers}
      >
        <Rack
          offers={offers}
          icon={() => <ScoreSheetIcon className="size-6" />}
          registerLabel={() => 'Sign up your organization'}
        />
      </OffersFrame>
      <ClaimDoor
        title="Does your club have a page already?"
        text="Some have one that no one runs yet. Find yours and claim it: a person checks that it is yours."
        to="/organizations"
        label="Find your organization"
      />
      <VerificationPath
        who="organization"
        proof="A club registration, a charter, or a certificate of insurance"
      />
      <OtherDoors
        title="Do you sell or build gear?"
        text="Retailers and manufacturers have their own memberships."
        to="/business-features"
        label="For shops and brands"
      />
    </>
  )
}
