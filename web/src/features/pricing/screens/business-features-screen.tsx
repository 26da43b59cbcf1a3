import { AmplifierIcon } from '#web/ui/icons/amplifier-icon.tsx'
import { SubwooferIcon } from '#web/ui/icons/subwoofer-icon.tsx'
import { OffersFrame } from '../components/offers-frame.tsx'
import { OtherDoors } from '../components/other-doors.tsx'
import { Rack } from '../components/rack.tsx'
import { ResultAnatomy } from '../components/result-anatomy.tsx'
import { RoutingMatrix } from '../components/routing-matrix.tsx'
import { SalesLead } from '../components/sales-lead.tsx'
import { useOffers } from '../components/use-offers.ts'
import { VerificationPath } from '../components/verification-path.tsx'

const types = ['retailer', 'manufacturer'] as const

export function Screen() {
  const offers = useOffers(types)
  const { shown } = offers
  return (
    <>
      <section className="shell grid items-center gap-x-14 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <SalesLead
          label="For shops and brands"
          title="Every number is somebody’s gear."
          text="People here decide what to run next by what the meter said about it. Be there when they do: with your shop on the map, your parts in the designer, and your name beside the result."
        />
        <ResultAnatomy />
      </section>
      <div className="border-t border-line">
        <OffersFrame
          title="Two units for the rack"
          lead="One for whoever sells and installs, one for whoever builds. Month by month or by the year."
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
            registerLabel={({ name }) => `Register as a ${name}`}
          />
        </OffersFrame>
      </div>
      {shown.length > 0 && (
        <section aria-labelledby="routing" className="shell pb-16">
          <h2 id="routing" className="wide max-w-2xl text-3xl text-balance">
            Where you meet them
          </h2>
          <div className="mt-8">
            <RoutingMatrix offers={shown} />
          </div>
        </section>
      )}
      <VerificationPath who="business" proof="A business license, a resale certificate or a tax document" />
      <OtherDoors
        title="You run shows rather than sell gear?"
        text="Clubs, leagues and promoters have a membership of their own."
        to="/organization-features"
        label="For organizations"
      />
    </>
  )
}
