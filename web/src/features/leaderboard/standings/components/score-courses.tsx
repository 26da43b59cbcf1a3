import { useState } from 'react'
import { eventPath } from '#shared/events/events/event-path.ts'
import type { ScoreCourse } from '#shared/leaderboard/standings/contract.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { ScorePlot } from '#web/charts/score-plot.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Choice } from './choice.tsx'
import { coursesByLength, keyOfCourse, plotted } from './course-best.ts'

type ScoreCoursesProps = {
  courses: readonly ScoreCourse[]
  /** True where the screen leads with the best score already. */
  quiet?: boolean
}

const nameOf = ({ className, leagueName }: ScoreCourse) => `${className}, ${leagueName}`

/** Scores over time, class by class: first the one with the most. */
export function ScoreCourses({ courses, quiet = false }: ScoreCoursesProps) {
  const [wanted, setWanted] = useState<string>()
  const offered = coursesByLength(courses)
  const course = offered.find((one) => keyOfCourse(one) === wanted) ?? offered[0]
  if (!course) return null
  return (
    <Panel title="Scores over time">
      <div className="grid gap-4">
        {offered.length > 1 && (
          <div className="sm:max-w-sm">
            <Choice
              label="Class"
              value={keyOfCourse(course)}
              options={offered.map((one) => [keyOfCourse(one), nameOf(one)])}
              onChange={setWanted}
            />
          </div>
        )}
        <ScorePlot
          title={nameOf(course)}
          unit={course.unit}
          betterIs={course.betterIs}
          quiet={quiet}
          isNamed={offered.length > 1}
          scores={course.scores.map(({ resultId, on, score, eventName, eventId }) => ({
            id: resultId,
            on,
            value: plotted(score),
            shown: showScore(score),
            event: eventName,
            path: eventId && eventPath(eventId),
          }))}
        />
      </div>
    </Panel>
  )
}
