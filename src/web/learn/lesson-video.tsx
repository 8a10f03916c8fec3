import type { VideoFiles } from './course-context.ts'

interface LessonVideoProps {
  title: string
  video: VideoFiles
}

/**
 * The browser's own player, which loads nothing before it plays. With a script, our bar takes the place of its
 * controls.
 */
export function LessonVideo({ title, video }: LessonVideoProps) {
  const [only] = video.sources
  // Ours are recorded in this shape. Of a video at an address, nobody knows it before it plays.
  const [width, height, shape] = only?.type === null ? [1280, 720, 'aspect-video'] : [800, 500, 'aspect-8/5']
  return (
    <figure
      data-player=""
      aria-label={`Video: ${title}`}
      className="player relative overflow-clip rounded-card border border-control bg-[#0d1424] shadow-sheet print:hidden"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an operator's own video at an address may have none */}
      <video
        controls
        playsInline
        preload="none"
        width={width}
        height={height}
        className={`block h-auto w-full bg-sunk ${shape}`}
        aria-label={title}
        {...(video.poster === null ? {} : { poster: video.poster })}
        {...(only?.type === null ? { src: only.src } : {})}
      >
        {video.sources.map(({ src, type }) => type !== null && <source key={src} src={src} type={type} />)}
        {video.captions !== null && (
          <track kind="captions" srcLang="en" label="English" src={video.captions} />
        )}
        {video.chapters !== null && <track kind="chapters" srcLang="en" src={video.chapters} />}
      </video>
      <button
        type="button"
        hidden
        data-player-start=""
        aria-label={`Play: ${title}`}
        className="player-start"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-9 translate-x-0.5">
          <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
        </svg>
      </button>
      <div data-waiting="" data-player-bar="" className="player-bar">
        <p hidden data-player-caption="" className="player-caption">
          <span />
        </p>
        <button type="button" data-player-play="" aria-label="Play">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
            <path className="when-paused" d="M7 4.5v15l12-7.5z" fill="currentColor" />
            <path className="when-playing" d="M8 5v14M16 5v14" stroke="currentColor" strokeWidth="2.25" />
          </svg>
        </button>
        <span data-player-time="" className="player-time" />
        <span className="player-track">
          <input type="range" min={0} max={1000} step={1} defaultValue={0} aria-label="Position" />
          <span data-player-marks="" aria-hidden="true" />
        </span>
        <select hidden data-player-chapters="" aria-label="Chapter" />
        <button type="button" data-player-speed="" aria-label="Speed 1×">
          1×
        </button>
        <button type="button" hidden data-player-captions="" aria-label="Captions" aria-pressed="true">
          CC
        </button>
        <button type="button" data-player-full="" aria-label="Full screen">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
            <path
              d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.25"
            />
          </svg>
        </button>
      </div>
      <p role="alert" data-player-fault="" className="bg-surface px-4 py-3 text-red empty:hidden" />
    </figure>
  )
}
