import { works } from '#shared/platform/capabilities/capabilities.ts'

const toTheLeaderboard = {
  title: 'From the lane to the leaderboard',
  stages: [
    { title: 'Enter', text: 'Pick the show and your class. The fee and the rules are on the event page.' },
    { title: 'Meter', text: 'Doors shut, mic on the dash, tone on. The meter holds the peak.' },
    { title: 'Score', text: 'The judge enters it on the sheet for your class, from the lane.' },
    { title: 'Verify', text: 'The organizer checks the sheet and signs it off.' },
    { title: 'Rank', text: 'It counts: on your profile and on the leaderboard.' },
  ],
}

const toTheDirectory = {
  title: 'From the driveway to the directory',
  stages: [
    { title: 'Sign up', text: 'An email address and a password, or one click with Google.' },
    { title: 'Verify', text: 'One link in one email proves that the address is yours.' },
    { title: 'Complete', text: 'Your location, your picture, and the story of your build.' },
    { title: 'Publish', text: 'Choose what others see, then switch it on.' },
    { title: 'Get found', text: 'In the directory, in search, and at a link you can share.' },
  ],
}

/** Draws how something travels here as a signal path: a score if shows are scored, else a member. */
export function SignalPath() {
  const { title, stages } = works('results') ? toTheLeaderboard : toTheDirectory
  return (
    <section aria-labelledby="signal-path" className="shell py-10 sm:py-16">
      <h2 id="signal-path" className="wide text-3xl text-balance">
        {title}
      </h2>
      <ol className="signal-path mt-6 sm:mt-10">
        {stages.map((stage) => (
          <li key={stage.title}>
            <h3 className="text-lg font-semibold">{stage.title}</h3>
            <p className="mt-1 text-sm text-dim">{stage.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
