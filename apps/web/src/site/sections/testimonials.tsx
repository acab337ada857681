import { useId } from 'react'
import styles from './testimonials.module.css'

interface Testimonial {
  quote: string
  name: string
  role: string
  stars?: number
}

interface TestimonialsProps {
  heading: string
  items: readonly Testimonial[]
  /** The stars in words, if clients gave any. */
  starsLabel?: (stars: number) => string
}

export function Testimonials({ heading, items, starsLabel }: TestimonialsProps) {
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <section className={styles.testimonials} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <ul role="list" className={styles.list}>
        {items.map(({ quote, name, role, stars }) => (
          <li key={name} data-fade-in>
            <figure className={styles.figure}>
              {stars && starsLabel && <Stars count={stars} label={starsLabel(stars)} />}
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className={styles.by}>
                <span className={styles.name}>{name}</span>
                <span>{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `label` is the rating in words. */
function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {'★'.repeat(count)}
    </span>
  )
}
