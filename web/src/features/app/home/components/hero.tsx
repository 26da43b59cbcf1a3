import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { BoxTuner } from './box-tuner.tsx'

export function Hero() {
  const isMember = useSession().status === 'signed-in'
  return (
    <section className="shell grid items-start gap-x-10 gap-y-10 pt-10 pb-14 lg:pt-14 xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <div className="xl:pt-6">
        <p className="label text-dim">The home of the car-audio community</p>
        <h1 className="wide mt-4 text-4xl text-balance">
          Build it. <br className="sm:hidden" />
          Tune it. <br className="sm:hidden" />
          Show it.
        </h1>
        <p className="mt-5 max-w-xl text-lg text-dim">
          Shows, scores, builders, and tools for car audio.{!isMember && ' Free to join.'}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={isMember ? '/events' : '/pricing'} variant="primary" size="lg">
            {isMember ? 'Find an event' : 'Sign up free'}
          </ButtonLink>
          <ButtonLink to="/faq" size="lg">
            How it works
          </ButtonLink>
        </div>
        <p className="mt-6 max-w-md border-l-2 border-edge pl-4 text-sm text-dim">
          Drag the sliders: this is the real model, live.
        </p>
      </div>
      <BoxTuner />
    </section>
  )
}
