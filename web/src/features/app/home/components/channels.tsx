import { type Capability, works } from '#shared/platform/capabilities/capabilities.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ChannelGraphic, type ChannelName } from './channel-graphic.tsx'

type Channel = {
  name: ChannelName
  title: string
  text: string
  needs?: Capability
  way?: { to: string; words: string }
}

const channels: Channel[] = [
  {
    name: 'compete',
    title: 'Compete',
    text: 'Find shows by city and date, enter your class, and pay while we hold your spot.',
    needs: 'events',
  },
  {
    name: 'rank',
    title: 'Rank',
    text: 'Verified results count on the leaderboard and show on your profile.',
    needs: 'leaderboards',
  },
  {
    name: 'show',
    title: 'Show',
    text: 'A profile for you and what you build. You control what’s public.',
    needs: 'profiles',
  },
  {
    name: 'find',
    title: 'Find',
    text: 'Competitors and clubs by name and state, each with a public profile.',
    needs: 'member_directory',
  },
  {
    name: 'shop',
    title: 'Shop',
    text: 'Shops, installers, and brands near your ZIP code, with hours, services, and reviews by members.',
    needs: 'business_directory',
    way: { to: '/directory', words: 'Find a business' },
  },
  {
    name: 'tune',
    title: 'Tune',
    text: 'The instrument on this page solves driver, box, and cabin while you drag. No account, no download.',
  },
  {
    name: 'trade',
    title: 'Trade',
    text: 'Amps, subs, processors, and whole systems, near you or shipped. You see how long each seller has been here and what buyers say.',
    needs: 'marketplace',
    way: { to: '/marketplace', words: 'See what is for sale' },
  },
  {
    name: 'run',
    title: 'Run',
    text: 'Organizers post events, take entries and payments, and keep a waitlist.',
    needs: 'events',
  },
  {
    name: 'trust',
    title: 'Trust',
    text: 'A person reviews every shop, brand, and club before it goes live under its name.',
    needs: 'business_review',
  },
  {
    name: 'keep',
    title: 'Keep',
    text: 'Two-factor authentication, a list of your devices, a copy of your data, and deletion when you ask for it.',
    needs: 'account_security',
  },
]

/** A channel strip instead of cards: one line of the console for each part of the platform. */
export function Channels() {
  const open = channels.filter(({ needs }) => works(needs))
  return (
    <section aria-labelledby="channels" className="border-y border-line bg-panel">
      <div className="shell py-10 sm:py-16">
        <h2 id="channels" className="wide max-w-3xl text-3xl">
          Everything in one place
        </h2>
        <ol className="mt-6 sm:mt-10 border-t border-edge">
          {open.map((channel, at) => (
            <li key={channel.name} className="channel">
              <span className="label text-faint">{`Ch ${at + 1}`}</span>
              <div>
                <h3 className="wide text-2xl">{channel.title}</h3>
                <p>
                  {channel.text}
                  {channel.way && (
                    <>
                      {' '}
                      <TextLink to={channel.way.to}>{channel.way.words}</TextLink>
                    </>
                  )}
                </p>
              </div>
              <ChannelGraphic name={channel.name} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
