import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

type DirectoryFormProps = {
  /** The path of the directory. */
  action: string
  /** The filters in the address, by the names of their fields. */
  filters: Readonly<Record<string, string>>
  /** The address of the directory with the filters in a query string. */
  pathOf: (search: URLSearchParams) => string
  className: string
  id?: string
  /** The fields. Those that apply right away, such as a choice, call `apply` when they change. */
  children: (apply: () => void) => ReactNode
}

/** The filters of a directory. Without its script it is a form whose answer is the next page. */
export function DirectoryForm({ action, filters, pathOf, className, id, children }: DirectoryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(filters).toString()
  const followed = useRef(inAddress)

  // Going back changes the address, which the fields follow. Text that is being typed is left alone until
  // then, including text typed before the page became interactive.
  useEffect(() => {
    if (followed.current === inAddress) return
    followed.current = inAddress
    for (const [name, value] of new URLSearchParams(inAddress)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [inAddress])

  const apply = () => {
    if (!form.current) return
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    const path = pathOf(new URLSearchParams(typed))
    // The same filters again must not add a step to the browser history, where the way back would do nothing.
    void navigate(path, { replace: path === pathOf(new URLSearchParams(location.search)) })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <search>
      <form ref={form} id={id} action={action} autoComplete="off" onSubmit={submit} className={className}>
        {children(apply)}
      </form>
    </search>
  )
}
