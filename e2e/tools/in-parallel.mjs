/** Works on `width` items at a time, in order. Returns the items whose work returned another code than 0. */
export async function inParallel(items, width, work) {
  const queue = [...items];
  const failed = [];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      if ((await work(item)) !== 0) failed.push(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return failed;
}
