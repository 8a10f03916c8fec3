import { create, findPart } from './page-parts.ts'

/** The chapters of the video as marks on its line and as a list to jump by. They are fetched when it plays. */
export function startChapters(frame: HTMLElement, video: HTMLVideoElement): void {
  const select = findPart<HTMLSelectElement>('player-chapters', frame)
  const marks = findPart('player-marks', frame)
  const element = video.querySelector<HTMLTrackElement>('track[kind=chapters]')
  if (!select || !element) return
  const { track } = element

  function show(): void {
    const cues = [...(track.cues ?? [])]
    if (!select || cues.length === 0 || !video.duration) return
    select.replaceChildren(
      ...cues.map((cue, index) => create('option', `${index + 1} ${(cue as VTTCue).text}`)),
    )
    select.hidden = false
    marks?.replaceChildren(
      ...cues.slice(1).map((cue) => {
        const gap = create('i', '')
        gap.style.left = `${(cue.startTime / video.duration) * 100}%`
        return gap
      }),
    )
    select.addEventListener('change', () => {
      const cue = cues[select.selectedIndex]
      if (cue) video.currentTime = cue.startTime
    })
    video.addEventListener('timeupdate', () => {
      const current = cues.findLastIndex(({ startTime }) => startTime <= video.currentTime + 0.05)
      if (current !== -1) select.selectedIndex = current
    })
  }

  let waiting = 2
  const showWhenKnown = () => {
    waiting -= 1
    if (waiting === 0) show()
  }
  element.addEventListener('load', showWhenKnown, { once: true })
  if (video.duration) showWhenKnown()
  else video.addEventListener('loadedmetadata', showWhenKnown, { once: true })
  track.mode = 'hidden'
}
