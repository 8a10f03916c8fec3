import { findPart } from './page-parts.ts'
import { formatTime, nextSpeed, type PlayerKey, readPlayerKey } from './player-rules.ts'
import { startChapters } from './player-chapters.ts'

const stepSeconds = 5

/** Our bar in place of the browser's controls. Nothing of the video is loaded before it plays. */
export function startPlayer(): void {
  const frame = findPart('player')
  const video = frame?.querySelector('video')
  if (frame && video) takeControl(frame, video)
}

function takeControl(frame: HTMLElement, video: HTMLVideoElement): void {
  const part = <Found extends HTMLElement>(name: string) => findPart<Found>(`player-${name}`, frame)
  const [start, play, time, speed, full] = ['start', 'play', 'time', 'speed', 'full'].map((name) =>
    part(name),
  )
  const range = frame.querySelector<HTMLInputElement>('input[type=range]')
  const captionsButton = part('captions')
  const captions = [...video.textTracks].find(({ kind }) => kind === 'captions')
  const caption = part('caption')
  let showsCaptions = true

  const showCaption = () => {
    const cue = captions?.activeCues?.[0]
    if (caption) caption.hidden = !showsCaptions || !cue
    if (cue) caption?.firstElementChild?.replaceChildren((cue as VTTCue).getCueAsHTML())
    captionsButton?.setAttribute('aria-pressed', String(showsCaptions))
  }
  const actions: Record<PlayerKey, () => void> = {
    play: () => void (video.paused ? video.play().catch(() => {}) : video.pause()),
    back: () => (video.currentTime = Math.max(0, video.currentTime - stepSeconds)),
    ahead: () => (video.currentTime = Math.min(video.duration || 0, video.currentTime + stepSeconds)),
    captions: () => {
      showsCaptions = !showsCaptions
      showCaption()
    },
    full: () => void (document.fullscreenElement ? document.exitFullscreen() : frame.requestFullscreen()),
    speed: () => {
      video.playbackRate = nextSpeed(video.playbackRate)
      if (speed) speed.textContent = `${video.playbackRate}×`
      speed?.setAttribute('aria-label', `Speed ${video.playbackRate}×`)
    },
  }
  const showTime = () => {
    if (time) time.textContent = `${formatTime(video.currentTime)} / ${formatTime(video.duration)}`
    if (!range || !video.duration) return
    range.value = String((video.currentTime / video.duration) * Number(range.max))
    range.setAttribute('aria-valuetext', formatTime(video.currentTime))
  }
  const showState = () => {
    frame.toggleAttribute('data-playing', !video.paused)
    play?.setAttribute('aria-label', video.paused ? 'Play' : 'Pause')
  }

  video.controls = false
  // A track that is shown would be fetched with the page.
  for (const track of video.textTracks) track.mode = 'disabled'
  part('bar')?.removeAttribute('data-waiting')
  if (start) start.hidden = false
  if (captionsButton) captionsButton.hidden = captions === undefined

  start?.addEventListener('click', () => {
    actions.play()
    play?.focus()
  })
  play?.addEventListener('click', actions.play)
  speed?.addEventListener('click', actions.speed)
  full?.addEventListener('click', actions.full)
  captionsButton?.addEventListener('click', actions.captions)
  video.addEventListener('click', actions.play)
  range?.addEventListener('input', () => {
    if (video.duration) video.currentTime = (Number(range.value) / Number(range.max)) * video.duration
  })
  for (const event of ['play', 'pause', 'ended']) video.addEventListener(event, showState)
  for (const event of ['timeupdate', 'durationchange', 'seeked']) video.addEventListener(event, showTime)
  video.addEventListener(
    'play',
    () => {
      if (start) start.hidden = true
      if (captions) captions.mode = 'hidden'
      startChapters(frame, video)
    },
    { once: true },
  )
  captions?.addEventListener('cuechange', showCaption)
  // With several sources, the last one tells that none of them works.
  const last = video.querySelector('source:last-of-type') ?? video
  last.addEventListener('error', () => {
    const fault = part('fault')
    if (fault) fault.textContent = 'The video could not be loaded. Check your connection and reload the page.'
  })
  frame.addEventListener('keydown', (event) => {
    const key = readPlayerKey(event)
    if (!key) return
    event.preventDefault()
    actions[key]()
  })
}
