const refreshMs = 3000
const byId = (id) => document.getElementById(id)
const base = `${document.body.dataset.base}/dashboard`
let shownKinds = ''
let shownRows = ''
let shown = ''

async function ask(path, body) {
  const response = await fetch(
    path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.detail ?? 'That did not work.')
  return answer
}

const asked = () =>
  `${new URLSearchParams({ kind: byId('kind').value || 'event', find: byId('find').value.trim() })}`

async function refresh() {
  try {
    const query = asked()
    const answer = await ask(`${base}.json?${query}`)
    // Something else has been requested by now, and its own answer is on the way.
    if (query !== asked()) return
    byId('now').textContent = answer.now
    // Unchanged parts stay in their place: one may be about to be pressed.
    const kinds = JSON.stringify(answer.kinds)
    if (kinds !== shownKinds) fillKinds(answer.kinds)
    shownKinds = kinds
    const rows = `${query} ${JSON.stringify(answer.rows)}`
    if (rows !== shownRows) render(answer.rows)
    shownRows = rows
  } catch {
    byId('now').textContent = 'not reachable'
  }
}

function fillKinds(kinds) {
  const select = byId('kind')
  const chosen = select.value || 'event'
  const options = kinds.map(
    ({ kind, name, count }) => new Option(`${name} (${count})`, kind, false, kind === chosen),
  )
  select.replaceChildren(...options)
}

function render(rows) {
  byId('empty').hidden = rows.length > 0
  byId('empty').textContent = byId('find').value
    ? 'No matching objects.'
    : 'There are no objects of this type yet.'
  byId('rows').replaceChildren(...rows.map(row))
  mark()
}

function row({ id, title, note, at }) {
  const link = document.createElement('a')
  link.href = `#${id}`
  link.append(text('subject', title), text('readout', note), text('readout', at))
  const item = document.createElement('li')
  item.append(link)
  return item
}

function text(className, content) {
  const element = document.createElement('span')
  element.className = className
  element.textContent = content
  return element
}

function mark() {
  for (const link of document.querySelectorAll('#rows a'))
    link.ariaCurrent = link.hash === location.hash ? 'true' : null
}

async function show() {
  const id = location.hash.slice(1)
  byId('desk').classList.toggle('reading', id !== '')
  byId('detail').hidden = id === ''
  byId('hint').hidden = id !== ''
  mark()
  if (id === '') {
    shown = ''
    return
  }
  try {
    const { object, actions } = await ask(`${base}/objects/${id}`)
    byId('title').textContent = id
    byId('json').replaceChildren(...linked(JSON.stringify(object, null, 2)))
    byId('actions').replaceChildren(...actions.map((action) => button(id, action)))
    if (id !== shown) {
      byId('said').textContent = ''
      byId('title').focus()
    }
    shown = id
  } catch (error) {
    byId('title').textContent = id
    byId('json').textContent = error.message
    byId('actions').replaceChildren()
  }
}

/**
 * Ids within the object lead to what they name: they have a digit, lowercase letters only after a prefix, and no
 * spaces.
 */
function linked(json) {
  return json.split(/("(?:[a-z]+(?:_sched)?_[0-9A-Za-z]{10,}|(?=[A-Z-]*\d)[0-9A-Z-]{12,})")/).map((part) => {
    if (!/^"[\w-]+"$/.test(part)) return document.createTextNode(part)
    const link = document.createElement('a')
    link.href = `#${part.slice(1, -1)}`
    link.textContent = part
    return link
  })
}

function button(id, { name, label }) {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', async () => {
    element.disabled = true
    try {
      byId('said').textContent = (await ask(`${base}/objects/${id}/${name}`, {})).said
    } catch (error) {
      byId('said').textContent = error.message
    }
    await Promise.all([refresh(), show()])
  })
  return element
}

byId('advance').addEventListener('submit', async (event) => {
  event.preventDefault()
  const submit = event.submitter
  submit.disabled = true
  try {
    await ask('/_local/clock', { advance: byId('duration').value })
    byId('duration').setCustomValidity('')
  } catch (error) {
    byId('duration').setCustomValidity(error.message)
    byId('duration').reportValidity()
  }
  submit.disabled = false
  await Promise.all([refresh(), show()])
})
byId('duration').addEventListener('input', () => byId('duration').setCustomValidity(''))
byId('kind').addEventListener('change', () => {
  // Rows of another kind under the name of this one would lead to the wrong thing.
  byId('rows').replaceChildren()
  shownRows = ''
  void refresh()
})
byId('find').addEventListener('input', () => void refresh())
byId('back').addEventListener('click', () => {
  location.hash = ''
})
addEventListener('hashchange', () => void show())
setInterval(() => document.hidden || refresh(), refreshMs)
void refresh()
void show()
