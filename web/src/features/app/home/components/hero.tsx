import { ButtonLink } from '#web/ui/button-link.tsx'
import { BoxTuner } from './box-tuner.tsx'

export function Hero() {
  return (
    <section className="shell grid items-start gap-x-10 gap-y-10 pt-10 pb-14 lg:pt-14 xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <div className="xl:pt-6">
        <p className="label text-dim">The home of the car-audio community</p>
        <h1 className="wide mt-4 text-4xl text-balance">Build it. Tune it. Show it.</h1>
        <p className="mt-6 max-w-xl text-lg text-dim">
          Boxrise brings the people of the sport together: competitors and what they build, the shops that
          install it, the brands behind it, and the clubs that everyone meets at. Join them, be found, and
          tune a box while you are here.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/pricing" variant="primary" size="lg">
            Join free
          </ButtonLink>
          <ButtonLink to="/faq" size="lg">
            How it works
          </ButtonLink>
        </div>
        <p className="mt-8 max-w-md border-l-2 border-edge pl-4 text-sm text-dim">
          The instrument is live. It solves the driver, box and cabin as one circuit; drag the tuning and
          watch the impedance split around it. The double hump is box rise. Its preset is a box with a QL of
          10 and a cabin that lifts below 70 Hz and leaks below 20 Hz.
        </p>
      </div>
      <BoxTuner />
    </section>
  )
}
