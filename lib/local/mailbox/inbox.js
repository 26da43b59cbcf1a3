const refreshMs = 2000
const shownAtMost = 200

const byId = (id) => document.getElementById(id)
const search = byId('to')
let mails = []
let shownId = ''
let answeredEtag = ''

search.value = new URLSearchParams(location.search).get('to') ?? ''

async function refresh() {
  const to = search.value.trim()
  const query = new URLSearchParams({ limit: String(shownAtMost), ...(to && { to }) })
  try {
    const response = await fetch(`/_local/inbox.json?${query}`)
    const etag = `${to} ${response.headers.get('etag')}`
    // A slow answer to an older search, or the same mails again, changes nothing.
    if (!response.ok || to !== search.value.trim() || etag === answeredEtag) return
    mails = await response.json()
    answeredEtag = etag
    render()
  } catch {
    byId('count').textContent = 'not reachable'
    answeredEtag = ''
  }
}

function render() {
  const to = search.value.trim()
  const amount = mails.length === shownAtMost ? `newest ${shownAtMost}` : String(mails.length)
  byId('count').textContent = `${amount} ${mails.length === 1 ? 'mail' : 'mails'}`
  byId('empty').hidden = mails.length > 0
  byId('empty').textContent = to
    ? `No emails to “${to}”.`
    : 'No emails yet. Emails that the app sends appear here right away.'
  byId('mails').replaceChildren(...mails.map(row))
  show()
}

function row(mail) {
  const link = document.createElement('a')
  link.href = `#${mail.id}`
  link.append(text('subject', mail.subject || '(no subject)'), text('readout', mail.to), time(mail.at))
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

function time(at) {
  const element = document.createElement('time')
  element.className = 'readout'
  element.dateTime = at
  element.textContent = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
  return element
}

const selectedId = () => location.hash.slice(1)

function show() {
  const mail = mails.find(({ id }) => id === selectedId())
  byId('desk').classList.toggle('reading', Boolean(mail))
  byId('mail').hidden = !mail
  byId('hint').hidden = Boolean(mail) || mails.length === 0
  for (const link of document.querySelectorAll('#mails a')) {
    link.ariaCurrent = mail && link.hash === location.hash ? 'true' : null
  }
  if (!mail) {
    shownId = ''
    return
  }
  if (mail.id === shownId) return
  shownId = mail.id
  const tags = Object.entries(mail.tags)
  byId('subject').textContent = mail.subject || '(no subject)'
  byId('mail-to').textContent = mail.to
  byId('mail-from').textContent = mail.from
  byId('mail-at').textContent = mail.at
  byId('tags-row').hidden = tags.length === 0
  emptyAnswer()
  byId('answer').open = false
  byId('answer').hidden = !mail.answerTo
  byId('answer-to').textContent = mail.answerTo ?? ''
  byId('mail-tags').textContent = tags.map(([name, value]) => `${name}=${value}`).join('  ')
  // Replacing the frame's address instead of setting it keeps the back button on the list.
  byId('frame').contentWindow.location.replace(`/_local/inbox/mails/${mail.id}`)
}

const switches = ['automatic', 'withoutReferences', 'unverified', 'again']

function emptyAnswer() {
  byId('answer-text').value = ''
  byId('answer-files').value = ''
  byId('answer-status').textContent = ''
  for (const name of switches) byId(name).checked = false
}

const base64Of = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result.slice(reader.result.indexOf(',') + 1)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(file)
  })

async function sendAnswer() {
  const id = shownId
  const to = byId('answer-to').textContent
  const say = (sentence) => {
    if (id === shownId) byId('answer-status').textContent = sentence
  }
  byId('send').disabled = true
  say('Sending …')
  try {
    await postAnswer(id)
    if (id === shownId) emptyAnswer()
    say(`Sent to ${to}.`)
  } catch (error) {
    say(error.message)
  } finally {
    byId('send').disabled = false
  }
}

async function postAnswer(answerTo) {
  const files = await Promise.all(
    [...byId('answer-files').files].map(async (file) => ({
      name: file.name,
      type: file.type,
      base64: await base64Of(file),
    })),
  )
  const chosen = Object.fromEntries(switches.map((name) => [name, byId(name).checked]))
  const response = await fetch('/_local/inbound', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answerTo, text: byId('answer-text').value, files, ...chosen }),
  })
  if (response.ok) return
  const { detail } = await response.json().catch(() => ({}))
  throw new Error(detail ?? `The answer was not taken (${response.status}).`)
}

byId('send').addEventListener('click', () => void sendAnswer())
search.addEventListener('input', () => {
  const to = search.value.trim()
  history.replaceState(
    null,
    '',
    `${location.pathname}${to ? `?${new URLSearchParams({ to })}` : ''}${location.hash}`,
  )
  void refresh()
})
byId('back').addEventListener('click', () => {
  location.hash = ''
})
addEventListener('hashchange', () => {
  show()
  if (!byId('mail').hidden) byId('subject').focus()
})
setInterval(() => document.hidden || refresh(), refreshMs)
document.addEventListener('visibilitychange', () => document.hidden || refresh())
void refresh()
