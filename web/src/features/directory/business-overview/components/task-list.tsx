import type { BusinessTask } from '#shared/directory/business-overview/business-task.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { taskWords } from './task-words.ts'

/** What a business should do next, the most urgent first. */
export function TaskList({ tasks }: { tasks: readonly BusinessTask[] }) {
  return (
    <Panel flush title="To do">
      {tasks.length === 0 ? (
        <p className="px-5 py-4 text-dim">All done.</p>
      ) : (
        <ul className="divide-y divide-line">
          {tasks.map((task) => {
            const { title, text, label, to } = taskWords(task)
            return (
              <li
                key={`${task.kind} ${to}`}
                className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-5 py-3.5"
              >
                <div className="min-w-0 grow basis-40 wrap-anywhere">
                  <p className="font-semibold">{title}</p>
                  {text && <p className="text-sm text-dim">{text}</p>}
                  {'until' in task && <p className="text-sm text-dim">Until {localTime(task.until)}</p>}
                </div>
                <ButtonLink size="sm" to={to}>
                  {label}
                  <span className="sr-only">: {task.name}</span>
                </ButtonLink>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
