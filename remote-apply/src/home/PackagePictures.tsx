import css from './PackagePictures.module.css';

/** Pictures of a membership, where the server has some. Each keeps its place before it comes. Source: ENTITY-001. */
export const PackagePictures = ({ images }: { images: readonly string[] }) =>
  images.map((image) => (
    <img key={image} className={css['picture']} src={image} alt="" loading="lazy" />
  ));
