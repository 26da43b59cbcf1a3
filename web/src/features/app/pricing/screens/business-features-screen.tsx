import { works } from '#shared/platform/capabilities/capabilities.ts'
import { AmplifierIcon } from '#web/ui/icons/amplifier-icon.tsx'
import { SubwooferIcon } from '#web/ui/icons/subwoofer-icon.tsx'
import { ClaimDoor } from '../components/claim-door.tsx'
import { ListingExample } from '../components/listing-example.tsx'
import { OffersFrame } from '../components/offers-frame.tsx'
import { OtherDoors } from '../components/other-doors.tsx'
import { Rack } from '../components/rack.tsx'
import { ResultAnatomy } from '../components/result-anatomy.tsx'
import { RoutingMatrix } from '../components/routing-matrix.tsx'
import { SalesLead } from '../components/sales-lead.tsx'
import { useOffers } from '../components/use-offers.ts'
import { VerificationPath } from '../components/verification-path.tsx'

const types = ['retailer', 'manufacturer'] as const

const found = [
  { name: 'Second Battery Sound', membership: 'Retailer', place: 'Tulsa, OK' },
  { name: 'Redbed Amplifiers', membership: 'Manufacturer', place: 'Oklahoma City, OK' },
  { name: 'Bay Four Audio', membership: 'Retailer', place: 'Tulsa, OK' },
]

export const title = 'For shops and brands'

export function Screen() {
  const offers = useOffers(types)
  const { shown } = offers
  return (
    <>
      <section className="shell grid items-center gap-x-14 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <SalesLead
          label="For shops and brands"
          title="Be there when they look."
          text="Get found near members’ ZIP codes, in search, and at a link you can share: with your hours, your services, and your reviews."
        />
        {works('results') ? <ResultAnatomy /> : <ListingExample search="Oklahoma" listings={found} />}
      </section>
      <div className="border-t border-line">
        <OffersFrame
          title="Pick a plan"
          lead="One for people who sell and install, one for people who build. Pay monthly or yearly."
          offers={offers}
        >
          <Rack
            offers={offers}
            icon={({ type }) =>
              type === 'retailer' ? (
                <AmplifierIcon className="size-6" />
              ) : (
                <SubwooferIcon className="size-6" />
              )
            }
            registerLabel={({ name }) => `Sign up as a ${name}`}
          />
        </OffersFrame>
      </div>
      {shown.length > 0 && (
        <section aria-labelledby="routing" className="shell pb-16">
          <h2 id="routing" className="wide max-w-2xl text-3xl text-balance">
            What’s included
          </h2>
          <div className="mt-8">
            <RoutingMatrix offers={shown} />
          </div>
        </section>
      )}
      <ClaimDoor
        title="Is your shop listed already?"
        text="Members list shops they know. Find yours and claim its page, free: a person checks that it is yours. Then you run it and answer its reviews."
        to="/directory"
        label="Find your shop"
      />
      <ClaimDoor
        title="Want to stand out?"
        text="Put your ad where members look for gear and shows, or be first in the directory. You only pay for counted views."
        to="/advertise"
        label="Ad spaces and prices"
      />
      <VerificationPath who="business" proof="A business license, a resale certificate, or a tax document" />
      <OtherDoors
        title="Do you run shows instead of selling gear?"
        text="Clubs, leagues, and promoters have their own membership."
        to="/organization-features"
        label="For organizations"
      />
    </>
  )
}
