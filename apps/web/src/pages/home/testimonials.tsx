import { home } from '@northword/content/home'
import { Stars } from '../../ui/stars.tsx'
import styles from './testimonials.module.css'

const { testimonials } = home

/** What three clients say, set as pull quotes. */
export function Testimonials() {
  return (
    <section className={styles.testimonials} aria-labelledby="testimonials">
      <h2 id="testimonials" className={styles.heading}>
        {testimonials.heading}
      </h2>
      <ul role="list" className={styles.list}>
        {testimonials.items.map(({ quote, name, role, stars }) => (
          <li key={name} data-fade-in>
            <figure className={styles.figure}>
              <Stars count={stars} label={testimonials.starsLabel(stars)} />
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
