const stages = [
  { title: 'Enter', text: 'Pick the show and your class. The fee and the rules are on the event page.' },
  { title: 'Meter', text: 'Doors shut, mic on the dash, tone on. The meter holds the peak.' },
  { title: 'Score', text: 'The judge enters it on the sheet for your class, from the lane.' },
  { title: 'Verify', text: 'The organizer checks the sheet and signs it off.' },
  { title: 'Rank', text: 'It counts: on your profile and on the leaderboard.' },
]

/** How a number travels, drawn as the signal path it is. */
export function ScorePath() {
  return (
    <section aria-labelledby="score-path" className="shell py-16">
      <h2 id="score-path" className="wide text-3xl text-balance">
        From the lane to the leaderboard
      </h2>
      <ol className="signal-path mt-10">
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
