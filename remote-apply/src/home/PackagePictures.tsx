import css from './PackagePictures.module.css';

/**
 * Shows the pictures of a membership, if the server has some. Each reserves its space before it loads.
 * Source: ENTITY-001.
 */
export const PackagePictures = ({ images }: { images: readonly string[] }) =>
  images.map((image) => (
    <img key={image} className={css['picture']} src={image} alt="" loading="lazy" />
  ));
