import { type Capability, works } from '#shared/platform/capabilities/capabilities.ts'

type Stop = { time: string; title: string; text: string; tool: string; needs: Capability }

const stops: Stop[] = [
  {
    time: 'Weeks before',
    title: 'The show goes up',
    text: 'Classes, limits and fees, once. People find it by city and date and enter on their own.',
    tool: 'Events with classes and paid entries',
    needs: 'events',
  },
  {
    time: '7:30 AM',
    title: 'Officials get their keys',
    text: 'Head judge, lane judge, registration desk: each one sees what the job needs and nothing else.',
    tool: 'Roles for officials',
    needs: 'officials',
  },
  {
    time: '9:00 AM',
    title: 'Lanes open',
    text: 'Judges enter each run from the lane. No one carries paper to a laptop at the end of the day.',
    tool: 'Live score entry',
    needs: 'results',
  },
  {
    time: '1:40 PM',
    title: 'Someone has a question',
    text: 'About a class, a fee or a run: it goes to one place, and the person on duty answers.',
    tool: 'Support desk for your members',
    needs: 'member_support',
  },
  {
    time: '5:15 PM',
    title: 'Results are up',
    text: 'Checked, signed off, and published while people still load their trailers.',
    tool: 'Published results',
    needs: 'results',
  },
  {
    time: '5:16 PM',
    title: 'The season moves',
    text: 'Points follow your rules, and the leaderboard updates automatically.',
    tool: 'Season points and leaderboards',
    needs: 'leaderboards',
  },
  {
    time: 'Monday',
    title: 'A word to everyone',
    text: 'Thanks, the results, and the date of the next one, to the people who were there.',
    tool: 'Member communication',
    needs: 'member_communication',
  },
]

/** A show from the announcement to the Monday after, as the sheet on the promoter’s clipboard, once there are shows. */
export function RunSheet() {
  const open = stops.filter(({ needs }) => works('events') && works(needs))
  if (open.length === 0) return null
  return (
    <section aria-labelledby="run-sheet" className="border-y border-line bg-panel">
      <div className="shell py-16">
        <h2 id="run-sheet" className="wide max-w-2xl text-3xl text-balance">
          One show day, start to finish
        </h2>
        <ol className="mt-10">
          {open.map(({ time, title, text, tool }) => (
            <li
              key={time}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-t border-line py-5 md:grid-cols-[9rem_minmax(0,1fr)_16rem] md:items-baseline"
            >
              <span className="readout text-xl text-dim md:text-2xl">{time}</span>
              <div>
                <h3 className="text-xl font-semibold">{title}</h3>
                <p className="mt-1 max-w-xl text-dim">{text}</p>
              </div>
              <p className="label mt-2 text-dim md:mt-0 md:text-right">{tool}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
