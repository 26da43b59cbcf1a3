import { useQuery } from '@tanstack/react-query'
import { CalendarDays, ChartColumn, MapPin, Megaphone, Star, Store } from 'lucide-react'
import { ListingCard } from '#web/features/directory/listings/components/listing-card.tsx'
import { loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { shownListingsQuery } from '../api/shown-listings-query.ts'

const gains = [
  {
    title: 'Found nearby',
    Icon: MapPin,
    text: 'By name, ZIP code, service, and brand, on the map, and in search.',
  },
  {
    title: 'A page that sells',
    Icon: Store,
    text: 'Pictures, hours, services, brands, and your phone number one tap away.',
  },
  { title: 'Reviews', Icon: Star, text: 'Members rate you. You reply right below.' },
  {
    title: 'Numbers',
    Icon: ChartColumn,
    text: 'How many people looked and how many asked for your contact, day by day.',
  },
  {
    title: 'Your own shows',
    Icon: CalendarDays,
    text: 'A business membership lets you publish events and take entries.',
  },
  {
    title: 'Ads',
    Icon: Megaphone,
    text: 'A business membership lets you be featured in the directory or run ads across the site. You pay for what is delivered.',
  },
]

/** What the platform does for a business, and how it begins. */
export function BusinessPitch() {
  const session = useSession()
  const { data } = useQuery(shownListingsQuery)
  const shown = data?.items ?? []
  return (
    <div className="shell py-10">
      <section className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <p className="label text-dim">Business tools</p>
          <h1 className="wide mt-4 text-4xl text-balance">Get found by people who build.</h1>
          <p className="mt-5 max-w-xl text-lg text-pretty text-dim">
            They look here for a shop to trust and a brand to run. Listing your business is free. It goes live
            after our review.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/directory/add" variant="primary" size="lg">
              Add your business
            </ButtonLink>
            {session.status !== 'signed-in' && (
              <ButtonLink to={loginPath('/business')} size="lg">
                Log in
              </ButtonLink>
            )}
          </div>
        </div>
        {shown.length > 0 && (
          <div className={cx('grid gap-4', shown.length > 1 ? 'sm:grid-cols-2' : 'max-w-xl')}>
            <h2 className="sr-only">From the directory</h2>
            {shown.map((listing, at) => (
              <ul key={listing.id} className={at > 0 ? 'max-sm:hidden' : undefined}>
                <ListingCard listing={listing} isFirst />
              </ul>
            ))}
          </div>
        )}
      </section>
      <section aria-labelledby="gains" className="mt-12">
        <h2 id="gains" className="wide text-3xl">
          What you get
        </h2>
        <dl className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {gains.map(({ title, Icon, text }) => (
            <div key={title} className="panel grid content-start gap-2 p-4">
              <dt className="flex items-center gap-3 text-lg font-semibold">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-dim" />
                {title}
              </dt>
              <dd className="text-dim">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="begin" className="mt-12">
        <h2 id="begin" className="wide text-3xl">
          Already listed?
        </h2>
        <div className="mt-6 grid gap-6 md:grid-cols-2">
          <Panel headingLevel={3} title="Your business">
            <p className="text-dim">
              Someone may have listed it. Open its page and claim it with an email address at your website’s
              domain, or with a document.
            </p>
            <p className="mt-4">
              <TextLink to="/directory">Find your business</TextLink>
            </p>
          </Panel>
          <Panel headingLevel={3} title="Your club, league, or series">
            <p className="text-dim">
              An organization has a page with its people and its events. Claim it, or start one.
            </p>
            <p className="mt-4">
              <TextLink to="/organizations">Find your organization</TextLink>
            </p>
          </Panel>
        </div>
        <p className="mt-8 text-dim">
          More than one location, or shows to hold? See the memberships{' '}
          <TextLink to="/business-features">for shops and brands</TextLink> and{' '}
          <TextLink to="/organization-features">for organizations</TextLink>, or{' '}
          <TextLink to="/pricing">compare all of them</TextLink>. Ads have{' '}
          <TextLink to="/advertise">their own prices</TextLink>.
        </p>
      </section>
    </div>
  )
}
