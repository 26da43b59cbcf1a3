import { ChannelGraphic, type ChannelName } from './channel-graphic.tsx'

const channels: { name: ChannelName; title: string; text: string }[] = [
  {
    name: 'compete',
    title: 'Compete',
    text: 'Find shows by city and date, enter your class, and get scored by judges in the lanes.',
  },
  {
    name: 'rank',
    title: 'Rank',
    text: 'Results go to the leaderboard once they are verified, and to your profile, where people look you up.',
  },
  {
    name: 'find',
    title: 'Find',
    text: 'Directories of members, teams, clubs, shops, installers and manufacturers, searchable by where they are and what they carry.',
  },
  {
    name: 'trade',
    title: 'Trade',
    text: 'A marketplace for amps, subs, processors and whole systems, where the seller has a public profile.',
  },
  {
    name: 'design',
    title: 'Design',
    text: 'Pro tools: a subwoofer designer, an SPL calculator and a wiring-diagram editor that know the parameters from the spec sheet.',
  },
  {
    name: 'run',
    title: 'Run',
    text: 'Organizers post events and enter scores. Retailers and manufacturers list their business, advertise and support their customers.',
  },
]

/** A channel strip instead of cards: one line of the console for each part of the platform. */
export function Channels() {
  return (
    <section aria-labelledby="channels" className="border-y border-line bg-panel">
      <div className="shell py-16">
        <h2 id="channels" className="wide max-w-3xl text-3xl">
          Six channels, one signal path
        </h2>
        <ol className="mt-10 border-t border-edge">
          {channels.map((channel, at) => (
            <li
              key={channel.name}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[4.5rem_minmax(0,1fr)_10rem] md:gap-x-6"
            >
              <span className="label text-faint">Ch {at + 1}</span>
              <div className="items-center gap-x-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
                <h3 className="wide text-2xl">{channel.title}</h3>
                <p className="mt-1.5 max-w-xl text-dim lg:mt-0">{channel.text}</p>
              </div>
              <ChannelGraphic
                name={channel.name}
                className="col-start-2 h-14 w-36 md:col-start-auto md:w-40"
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
