import { AmplifierIcon } from '#web/ui/icons/amplifier-icon.tsx'
import { SubwooferIcon } from '#web/ui/icons/subwoofer-icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Faceplate } from '../components/faceplate.tsx'
import { OfferAction } from '../components/offer-action.tsx'
import { OffersFrame } from '../components/offers-frame.tsx'
import { OtherDoors } from '../components/other-doors.tsx'
import { ResultAnatomy } from '../components/result-anatomy.tsx'
import { RoutingMatrix } from '../components/routing-matrix.tsx'
import { useOffers } from '../components/use-offers.ts'
import { VerificationPath } from '../components/verification-path.tsx'

const types = ['retailer', 'manufacturer'] as const

export function Screen() {
  const offers = useOffers(types)
  const { all, shown, period, chooser } = offers
  return (
    <>
      <section className="shell grid items-center gap-x-14 gap-y-10 pt-12 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div>
          <p className="label text-signal-ink">For shops and brands</p>
          <h1 className="wide mt-4 text-4xl text-balance">Every number is somebody’s gear.</h1>
          <p className="mt-6 max-w-xl text-lg text-dim">
            People here decide what to run next by what the meter said about it. Be there when they do: with
            your shop on the map, your parts in the designer, and your name beside the result.
          </p>
          <p className="mt-6">
            <a href="#prices" className="link">
              See what it costs
            </a>
          </p>
        </div>
        <ResultAnatomy />
      </section>
      <div className="border-t border-line">
        <OffersFrame
          title="Two units for the rack"
          lead="One for whoever sells and installs, one for whoever builds. Month by month or by the year."
          offers={offers}
        >
          <div className="grid gap-6 xl:grid-cols-2">
            {shown.map((offer) => (
              <Faceplate
                key={offer.type}
                offer={offer}
                period={period}
                icon={
                  offer.type === 'retailer' ? (
                    <AmplifierIcon className="size-6" />
                  ) : (
                    <SubwooferIcon className="size-6" />
                  )
                }
                action={
                  <OfferAction
                    offer={offer}
                    offers={all}
                    period={period}
                    chooser={chooser}
                    registerLabel={`Register as a ${offer.name}`}
                    prominent
                  />
                }
              />
            ))}
          </div>
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
      <p className="shell pt-6 text-sm text-dim">
        Something is not clear yet? <TextLink to="/faq">Read the FAQ</TextLink>
      </p>
    </>
  )
}
